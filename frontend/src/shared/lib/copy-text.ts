/** The older way to copy, for pages without https. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visuallyHidden';
  document.body.append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where the page is not secure
    return document.execCommand('copy');
  } finally {
    field.remove();
  }
}

/** @returns whether the text is in the clipboard now */
export const copyText = (text: string): Promise<boolean> =>
  window.isSecureContext
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => copyBySelection(text),
      )
    : Promise.resolve(copyBySelection(text));
