import { copyText } from '../../shared/lib/copy-text.js';
import { toast } from '../../shared/ui/toast.js';

/** Copies a combo's address; `state` is how its clip stands, with its `?`. */
export async function share(comboId: string, state = ''): Promise<void> {
  const link = `${location.origin}/combo/${encodeURIComponent(comboId)}${state}`;
  if (await copyText(link)) toast.success('A link to this combo has been copied to your clipboard');
  else toast.error(`The link could not be copied. It is ${link}`);
}
