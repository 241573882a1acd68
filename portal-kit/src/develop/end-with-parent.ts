/** A development server ends with the command that started it, even if that is killed. */
export class EndWithParent {
  apply(): void {
    if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  }
}
