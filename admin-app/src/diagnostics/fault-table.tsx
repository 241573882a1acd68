import type { ApplicationState } from '@portal/shared-api/diagnostics';
import { instantText } from '@portal/shared-ui/dates';
import { useLanguage } from '@portal/shared-ui/i18n';
import { nameOf } from './name-of.ts';
import { Section } from './section.tsx';
import { useTexts } from './use-texts.ts';
import styles from './diagnostics.module.css';

type Place = ApplicationState['faults'][number]['stack'][number];

const placeText = ({ file, line, column }: Place) => `${file}:${line}:${column}`;

/** The place in the sources, and on demand the stack. */
function Stack({ places }: { places: Place[] }) {
  const texts = useTexts().faults;
  const [first, ...others] = places;
  if (!first) return '–';
  return (
    <>
      <code className={styles.code}>{placeText(first)}</code>
      {others.length > 0 && (
        <details>
          <summary>{texts.more(others.length)}</summary>
          {others.map((place) => (
            <div key={placeText(place)}>
              <code className={styles.code}>{placeText(place)}</code>
            </div>
          ))}
        </details>
      )}
    </>
  );
}

/** The latest browser faults with their places in the sources. */
export function FaultTable({ applications }: { applications: ApplicationState[] }) {
  const language = useLanguage();
  const all = useTexts();
  const texts = all.faults;
  const rows = applications
    .flatMap((application) => application.faults.map((fault) => ({ application, ...fault })))
    .toSorted((a, b) => (a.last_at < b.last_at ? 1 : -1));
  return (
    <Section
      title={texts.title}
      noneText={texts.none}
      rows={rows}
      rowKey={({ application, version, stage, code }) => [application.name, version, stage, code].join(' ')}
      columns={[
        {
          key: 'kind',
          title: texts.kind,
          heading: true,
          render: ({ code }) => <code className={styles.code}>{code}</code>,
        },
        {
          key: 'part',
          title: texts.part,
          render: ({ application, version }) => (
            <>
              {nameOf(application, language, all.frame)} <code className={styles.code}>{version}</code>
            </>
          ),
        },
        { key: 'stage', title: texts.stage, render: ({ stage }) => texts.stages[stage] },
        { key: 'count', title: texts.count, numeric: true, render: ({ count }) => count },
        { key: 'last', title: texts.last, render: ({ last_at }) => instantText(last_at, language) },
        { key: 'place', title: texts.place, render: ({ stack }) => <Stack places={stack} /> },
      ]}
    />
  );
}
