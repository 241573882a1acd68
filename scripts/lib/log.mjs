import { format } from 'node:util';

/** From now on what this process says is JSON, a line for each: a collector of logs reads along. */
export function speakJson() {
  for (const [name, level] of Object.entries({ log: 30, error: 50 }))
    console[name] = (...said) => {
      for (const msg of format(...said).split('\n'))
        if (msg.trim()) process.stderr.write(`${JSON.stringify({ level, time: Date.now(), msg })}\n`);
    };
}
