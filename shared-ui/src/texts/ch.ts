import type { Texts } from './en.ts';

const texts: Texts = {
  actions: {
    cancel: '取消',
    close: '关闭',
    retry: '重试',
  },
};

export default texts;
