import { copyText } from '../../shared/lib/copy-text.js';
import { toast } from '../../shared/ui/toast.js';
import { t } from './texts.js';

/** Copies a combo's address; `state` is how its clip stands, with its `?`. */
export async function share(comboId: string, state = ''): Promise<void> {
  const link = `${location.origin}/combo/${encodeURIComponent(comboId)}${state}`;
  if (await copyText(link)) toast.success(t('aLinkToThisCombo'));
  else toast.error(t('theLinkCouldNotBe', { link }));
}
