/** Hands a file to the browser, which keeps it under the file's own name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has to have begun; when it has, it keeps the data itself.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
