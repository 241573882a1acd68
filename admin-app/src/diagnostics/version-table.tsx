import type { ApplicationState } from '@portal/shared-api/diagnostics';
import { listText } from '@portal/shared-api/languages';
import { Chip, type Tone } from '@portal/shared-ui/chip';
import { instantText } from '@portal/shared-ui/dates';
import { useLanguage } from '@portal/shared-ui/i18n';
import { nameOf } from './name-of.ts';
import { Section } from './section.tsx';
import { useTexts } from './use-texts.ts';
import styles from './diagnostics.module.css';

type Loads = ApplicationState['loads'][number];
type State = 'current' | 'previous' | 'staged' | 'withdrawn' | 'earlier' | 'off';

interface Row {
  application: ApplicationState;
  version: string;
  state: State;
  loads: Loads | undefined;
}

const tones: Record<State, Tone> = {
  current: 'green',
  previous: 'slate',
  staged: 'sunrise',
  withdrawn: 'coral',
  earlier: 'slate',
  off: 'orange',
};

function stateOf({ version, previous, is_live, stage }: ApplicationState, shown: string): State {
  if (shown === version) return is_live ? 'current' : 'off';
  if (shown === stage?.version) return stage.withdrawn_at ? 'withdrawn' : 'staged';
  return shown === previous ? 'previous' : 'earlier';
}

/** The current version first, then staged, fallback and those in open tabs. */
function rowsOf(application: ApplicationState): Row[] {
  const { version, previous, stage, loads } = application;
  const inForce = version === null ? [] : [version];
  const others = [stage?.version, previous, ...loads.map((one) => one.version)].filter((one) => one != null);
  return [...new Set([...inForce, ...others])].map((one) => ({
    application,
    version: one,
    state: stateOf(application, one),
    loads: loads.find((load) => load.version === one),
  }));
}

/** Who gets it, and how it performs for them. */
function StageFacts({ stage: { to, opened, faults } }: { stage: NonNullable<ApplicationState['stage']> }) {
  const texts = useTexts().versions;
  const language = useLanguage();
  const whom = [
    to.share === undefined ? [] : texts.share(to.share),
    to.roles ?? [],
    to.branches ?? [],
  ].flat();
  return (
    <>
      <div>{listText(whom, language)}</div>
      <div>{texts.field(faults, opened)}</div>
    </>
  );
}

const failures = ['failed', 'incompatible', 'crashed'] as const;

/** Each part of the portal with the versions in use. */
export function VersionTable({ applications }: { applications: ApplicationState[] }) {
  const language = useLanguage();
  const all = useTexts();
  const texts = all.versions;
  const time = (milliseconds: number) => texts.seconds(String(milliseconds / 1000));
  return (
    <Section
      title={texts.title}
      noneText={texts.none}
      rows={applications.flatMap(rowsOf)}
      rowKey={({ application, version }) => `${application.name} ${version}`}
      columns={[
        {
          key: 'part',
          title: texts.part,
          heading: true,
          render: ({ application }) => nameOf(application, language, all.frame),
        },
        {
          key: 'version',
          title: texts.version,
          render: ({ version }) => <code className={styles.code}>{version}</code>,
        },
        {
          key: 'state',
          title: texts.state,
          render: ({ state, version, application: { stage } }) => (
            <>
              <Chip tone={tones[state]}>{texts.states[state]}</Chip>
              {stage?.version === version && <StageFacts stage={stage} />}
            </>
          ),
        },
        {
          key: 'released',
          title: texts.released,
          render: ({ application: { released_at, version }, version: shown }) =>
            released_at && shown === version ? instantText(released_at, language) : '–',
        },
        { key: 'loads', title: texts.loads, numeric: true, render: ({ loads }) => loads?.ready ?? 0 },
        {
          key: 'failures',
          title: texts.failures,
          render: ({ loads }) => {
            const met = failures.filter((kind) => loads && loads[kind] > 0);
            return met.length === 0
              ? '0'
              : met.map((kind) => <div key={kind}>{texts.count(texts[kind], loads![kind])}</div>);
          },
        },
        {
          key: 'times',
          title: texts.times,
          nowrap: true,
          render: ({ loads }) =>
            loads?.median_ms == null
              ? '–'
              : `${time(loads.median_ms)} · ${time(loads.slowest_twentieth_ms ?? loads.median_ms)}`,
        },
      ]}
    />
  );
}
