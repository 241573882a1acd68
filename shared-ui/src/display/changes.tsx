import { DescriptionList } from './description-list.tsx';

interface ChangesProps {
  /** Each part with its old and new value. */
  items: readonly { term: string; old: string | null; value: string | null }[];
}

/** The changes of a record, part by part. */
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
