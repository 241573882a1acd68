import type { Texts } from './en.ts';
import register from './register-ch.ts';

const texts: Texts = {
  site: {
    tagline: '槟城补习与安亲',
    retry: '重试',
    failed: '这部分内容未能加载。请检查网络后再试一次。',
    loading: '加载中',
    newTab: '在新标签页打开',
    centres: '我们的分校',
    follow: '关注我们',
    legal: '须知',
    terms: '条款与细则',
    privacy: '隐私政策',
    copyright: '© {{year}} {{name}}。版权所有。',
    seeLocation: '查看地图',
    call: '致电{{name}}',
  },
  home: {
    title: '槟城补习与安亲',
    slogan: '一室晨光，陪孩子好好长大',
    lead: '放学后，孩子在这里吃一顿热饭、写完功课、上一堂听得懂的课。从幼儿园到中六，乔治市与峇六拜都有我们。',
    register: '立即注册',
    hearFamilies: '听听家长怎么说',
    slogans: {
      questions: '小班上课，敢想敢问',
      homework: '晚饭之前，功课写完',
      name: '每个孩子，我们都叫得出名字',
    },
    objectives: {
      title: '我们的心愿',
      lead: '四个承诺，老师人人记得，家长随时可以对照。',
      understanding: {
        title: '先懂，再谈分数',
        text: '用孩子听得懂的话，讲到明白为止。懂了，成绩自然会来。',
      },
      habits: {
        title: '养成受用一生的习惯',
        text: '收书包、排时间、自己检查功课——每天一点点，慢慢成自然。',
      },
      afternoon: {
        title: '安心又温暖的下午',
        text: '热腾腾的午餐、冲凉、小睡片刻，门口总有熟悉的老师等着。',
      },
      parents: {
        title: '家长随时心中有数',
        text: '课表、出勤、学费都在系统里，一看就清楚，不必一问再问。',
      },
    },
    video: {
      title: '在这里的一天',
      lead: '从鞋架上的第一双鞋，到最后一项功课打勾。',
      play: '播放{{name}}简介影片',
      still: '插图：书包挂在钩上，鞋子排在架上，当天的清单全部打勾。',
    },
    teachers: {
      title: '我们的老师',
      lead: '耐心、备课认真，而且不只会说一种语言。',
      all: '认识全体老师',
    },
    achievements: {
      title: '每一步都值得骄傲',
      lead: '考试、比赛，以及每一个小小的进步。',
      all: '查看全部成绩',
    },
    testimonials: {
      title: '听他们亲口说',
      lead: '家长和学生聊聊，放学后的时光有了什么不同。',
      all: '观看全部影片',
    },
    centres: { title: '两所分校，一个大家庭', lead: '欢迎来走走看看，我们很乐意为您带路。' },
    intake: {
      title: '{{year}} 年招生报名',
      titleNoYear: '招生报名',
      text: '和我们说说您的孩子。管理员会联系您，一起找到合适的班级。',
      button: '报名 {{year}} 年入学',
      buttonNoYear: '立即报名',
    },
  },
  teachers: {
    title: '我们的老师',
    lead: '每位老师的课表都公开，谁在什么时候上课，一目了然。',
    timetable: '课表',
    empty: '老师们很快就会在这里与大家见面。',
  },
  achievements: {
    title: '学生成绩',
    lead: '年复一年，学生们努力的成果。',
    empty: '第一份成绩很快就会挂在这里。',
    previous: '上一张',
    next: '下一张',
    position: '第 {{current}} 张，共 {{total}} 张',
    region: '{{title}}：可左右浏览的图片',
  },
  testimonial: {
    title: '家长心声',
    lead: '学生与家长，谈谈在这里的日子。',
    empty: '第一支影片正在拍摄中。',
    video: '心声影片 {{number}}',
    play: '播放：{{name}}',
  },
  centres: {
    title: '我们的分校',
    lead: '两处校舍，一样用心。平日下午欢迎亲自来看看。',
    address: '地址',
    phone: '电话',
    viewTimetable: '查看课表',
    empty: '分校资料很快就会公布。',
    illustration: {
      townhouse: '插图：绿色百叶窗、瓦屋顶的槟城老街屋',
      shoplot: '插图：青山前、绿色遮阳棚的转角店屋',
    },
  },
  download: {
    title: '下载',
    lead: '两个安卓应用：同一个账号，手机上更顺手。',
    leadWithout: '手机上的晨光学苑。',
    student: {
      title: '学生应用',
      text: '课表、课堂资料与缴费，学生专用。',
      button: '下载学生应用',
    },
    teacher: {
      title: '老师应用',
      text: '每周课表、点名与课堂资料，老师专用。',
      button: '下载老师应用',
    },
    none: '目前没有可供下载的应用。应用里的功能，在本系统里都能使用，手机上也一样。',
    signIn: '前往登录',
    hint: '文件适用于安卓手机（.apk），安装时手机可能会询问是否允许。',
  },
  tnc: {
    title: '条款与细则',
    lead: '这里写明我们遵守的规则，以及请您遵守的规则。如有不清楚之处，欢迎来电，我们会解释。',
    version: '隐私条款版本：{{version}}',
    contents: '本页内容',
  },
  register,
};

export default texts;
