import type { diagnostics } from '@portal/shared-api/diagnostics';
import type { Result } from '@portal/shared-api/endpoint';
import { Chip, type Tone } from '@portal/shared-ui/chip';
import { Section } from './section.tsx';
import { useTexts } from './use-texts.ts';
import styles from './diagnostics.module.css';

type Table = Result<typeof diagnostics>['compatibility'];
type Remote = Table['remotes'][number];

/** A count, and on demand what was counted. */
const Counted = ({ tone, text, lines }: { tone: Tone; text: string; lines: string[] }) => (
  <details>
    <summary>
      <Chip tone={tone}>{text}</Chip>
    </summary>
    {lines.map((one) => (
      <div key={one}>{one}</div>
    ))}
  </details>
);

/** What a remote lacks of a shell, else how opening its pages there went; `opened` is null where nobody did. */
function Fit({ missing, opened }: { missing: string[]; opened: string[] | null }) {
  const texts = useTexts().fit;
  if (missing.length > 0) return <Counted tone="coral" text={texts.lacks(missing.length)} lines={missing} />;
  if (!opened) return <Chip tone="slate">{texts.notOpened}</Chip>;
  if (opened.length > 0) return <Counted tone="coral" text={texts.breaks} lines={opened} />;
  return <Chip tone="green">{texts.works}</Chip>;
}

function Deprecated({ uses }: { uses: string[] }) {
  const texts = useTexts().fit;
  return uses.length === 0 ? '–' : <Counted tone="orange" text={texts.uses(uses.length)} lines={uses} />;
}

/** Every version of a remote that is kept with every version of the shell that is kept. */
export function FitTable({ table }: { table: Table }) {
  const texts = useTexts().fit;
  return (
    <Section
      title={texts.title}
      noneText={texts.none}
      rows={table.remotes}
      rowKey={({ name, version }) => `${name} ${version}`}
      columns={[
        {
          key: 'remote',
          title: texts.remote,
          heading: true,
          render: ({ name, version }) => (
            <>
              {name} <code className={styles.code}>{version}</code>
            </>
          ),
        },
        { key: 'state', title: texts.state, render: ({ stage }) => texts.states[stage] },
        ...table.shells.map((shell, at) => ({
          key: shell,
          title: at === 0 ? texts.shellInForce(shell) : texts.shell(shell),
          render: ({ missing, mounted }: Remote) => (
            <Fit missing={missing[at] ?? []} opened={mounted[at] ?? null} />
          ),
        })),
        {
          key: 'deprecated',
          title: texts.deprecated,
          render: ({ deprecated }) => <Deprecated uses={deprecated} />,
        },
      ]}
    />
  );
}
