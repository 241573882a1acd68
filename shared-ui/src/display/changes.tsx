import { DescriptionList } from './description-list.tsx';

interface ChangesProps {
  /** Each part as it was and as it is to be, or is now. */
  items: readonly { term: string; old: string | null; value: string | null }[];
}

/** What changes in a record, part by part. */
export const Changes = ({ items }: ChangesProps) => (
  <div className="kit-changes">
    <DescriptionList
      items={items.map(({ term, old, value }) => ({
        term,
        value: (
          <>
            <del>{old || '–'}</del> <mark>{value || '–'}</mark>
          </>
        ),
      }))}
    />
  </div>
);
