const times = (count: number) => (count === 1 ? '1 time' : `${count} times`);

/** Loaded with the page rather than with the area's texts, which every other page would load too. */
const texts = {
  title: 'Diagnostics',
  purpose: 'Which versions people get, how they load in their browsers, and what fails there.',
  frame: 'Frame of the portal',
  versions: {
    title: 'Versions',
    part: 'Part',
    version: 'Version',
    state: 'State',
    states: {
      current: 'In force',
      previous: 'Fallback',
      staged: 'Staged',
      withdrawn: 'Withdrawn by itself',
      earlier: 'Earlier',
      off: 'Switched off',
    },
    share: (share: number) => `${share} of 100 sessions`,
    field: (faults: number, opened: number) => `${faults} of ${opened} openings failed`,
    released: 'Released',
    loads: 'Loaded',
    failures: 'Failed',
    times: 'Half within · 95% within',
    none: 'Nothing has been released yet.',
    failed: 'not loaded',
    incompatible: 'does not fit',
    crashed: 'page broke',
    count: (words: string, count: number) => `${words}: ${times(count)}`,
    seconds: (seconds: string) => `${seconds} s`,
  },
  override: {
    title: 'Override in this tab',
    purpose:
      'Takes one part from another build, for you and this tab alone, until you reset it or sign out. The server allows versions that are kept, and addresses that its settings name.',
    area: 'Part',
    at: 'Address of the build, or a version that is kept',
    use: 'Use',
    reset: 'Reset',
    on: (area: string, at: string) => `${area} comes from ${at}.`,
  },
  faults: {
    title: 'Last faults',
    kind: 'Fault',
    part: 'Part',
    stage: 'While',
    stages: {
      registry: 'reading what is in force',
      manifest: 'loading the manifest',
      entry: 'loading the entry',
      chunk: 'loading a script',
      style: 'loading a style sheet',
      frame: 'loading the frame',
      render: 'showing a page',
      call: 'calling the server',
      other: 'doing something else',
    },
    count: 'Times',
    last: 'Last',
    place: 'Where',
    more: (count: number) => `Called from (${count})`,
    none: 'No browser has reported a fault in the last 30 days.',
  },
  fit: {
    title: 'What works with what',
    remote: 'Version',
    state: 'State',
    states: { current: 'In force', previous: 'Fallback', staged: 'Staged', kept: 'Kept' },
    shell: (version: string) => `Frame ${version}`,
    shellInForce: (version: string) => `Frame ${version} (in force)`,
    works: 'Works',
    lacks: (count: number) => `Lacks ${count}`,
    deprecated: 'Deprecated',
    uses: (count: number) => `Uses ${count}`,
    none: 'The table is written by the next release.',
  },
};

export type Texts = typeof texts;

export default texts;
