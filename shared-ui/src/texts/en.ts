const texts = {
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Try again',
  },
};

export type Texts = typeof texts;
export default texts;
