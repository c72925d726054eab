/** Hands a file to the browser's downloads, under the name that the server gave it. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read after the click's own task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
