// Loaded before a program that must not outlive the script that started it, even when that is killed.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
