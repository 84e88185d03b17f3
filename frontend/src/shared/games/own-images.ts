/** Addresses of pictures by the id of a fighter or game. */
type OwnImages = Readonly<Partial<Record<string, string>>>;

/** What the document says as JSON; none where it says nothing, as in development. */
export function readOwnImages(content: string): OwnImages {
  return content.startsWith('{') ? (JSON.parse(content) as OwnImages) : {};
}

/** The pictures that the operator set in place of generated emblems. */
export const ownImages: OwnImages = readOwnImages(
  document.querySelector<HTMLMetaElement>('meta[name="images"]')?.content ?? '',
);
