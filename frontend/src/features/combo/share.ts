import { copyText } from '../../shared/lib/copy-text.js';
import { toast } from '../../shared/ui/toast.js';

/** Copies a combo's address. */
export async function share(comboId: string): Promise<void> {
  const link = `${location.origin}/combo/${encodeURIComponent(comboId)}`;
  if (await copyText(link)) toast.success('A link to this combo has been copied to your clipboard');
  else toast.error(`The link could not be copied. It is ${link}`);
}
