import { resultsAddress, type Filters } from '@combolab/contracts/filters';
import { CardShelf, type DrawCard } from '../../shared/combos/card-shelf.js';
import { useSearchFewQuery } from '../../shared/search/search-api.js';

interface Props {
  readonly title: string;
  readonly filters: Filters;
  readonly Card: DrawCard;
}

/** The first combos of a search, with a way to all of them; nothing where there are none. */
export function ComboShelf({ title, filters, Card }: Props) {
  const { data } = useSearchFewQuery(filters);
  if (data === undefined) return null;
  const all = { address: resultsAddress(filters), total: data.total };
  return <CardShelf title={title} cards={data.hits} Card={Card} all={all} />;
}
