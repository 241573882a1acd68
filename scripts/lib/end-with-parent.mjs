// Preloaded into a program that must not outlive the script that started it, even if that is killed.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
