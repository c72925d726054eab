/** A response with a binary body says what the file is called. */
export default (response) => {
  const contents = Object.values(response?.content ?? {});
  const isFile = contents.some(({ schema }) => schema?.format === 'binary');
  if (!isFile || response.headers?.['Content-Disposition']) return [];
  return [{ message: 'A file answers with Content-Disposition.' }];
};
