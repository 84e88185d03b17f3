import { toast } from '../../shared/ui/toast.js';

/** The older way to copy, for pages without https. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visuallyHidden';
  document.body.append(field);
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where the page is not secure
    return document.execCommand('copy');
  } finally {
    field.remove();
  }
}

/** Copies a combo's address. */
export async function share(comboId: string): Promise<void> {
  const link = `${location.origin}/combo/${encodeURIComponent(comboId)}`;
  const copied = window.isSecureContext
    ? await navigator.clipboard.writeText(link).then(
        () => true,
        () => copyBySelection(link),
      )
    : copyBySelection(link);
  if (copied) toast.success('A link to this combo has been copied to your clipboard');
  else toast.error(`The link could not be copied. It is ${link}`);
}
