import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import {
  Alert,
  App,
  Badge,
  Button,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Drawer,
  Dropdown,
  Empty,
  Form,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Progress,
  QRCode,
  Radio,
  Select,
  Skeleton,
  Space,
  Spin,
  Steps,
  Switch,
  Tabs,
  TimePicker,
  Tooltip,
  Upload,
} from 'antd';
import { useEffect } from 'react';
import { themeOf } from '../ant-design-theme.ts';
import { everyStyle, sheetIn } from './extract.ts';
import { styleClasses } from './style-classes.ts';

afterEach(cleanup);

function Notices() {
  const { message, modal, notification } = App.useApp();
  useEffect(() => {
    message.success('Saved');
    notification.info({ title: 'News' });
    modal.confirm({ title: 'Really?' });
  }, [message, modal, notification]);
  return null;
}

const options = [{ value: 'a', label: 'A' }];

/** Every component that the kit uses of Ant Design, with its popups. */
const Parts = () => (
  <>
    <Alert title="News" closable action={<Button size="small">Open</Button>} />
    <Badge count={3}>
      <Button type="primary">Go</Button>
    </Badge>
    <Space.Compact>
      <Button>One</Button>
      <Button>Two</Button>
    </Space.Compact>
    <Form>
      <Form.Item label="Name" name="name" rules={[{ required: true }]} help="Required" validateStatus="error">
        <Input.Search />
      </Form.Item>
      <Input prefix="x" allowClear />
      <Input.Password />
      <Input.TextArea showCount />
      <InputNumber />
      <Select open mode="multiple" options={options} value={['a']} />
      <DatePicker open />
      <DatePicker.RangePicker />
      <TimePicker open />
      <Checkbox.Group options={['a']} />
      <Radio.Group options={['a']} optionType="button" />
      <Switch />
      <Upload fileList={[{ uid: '1', name: 'a.pdf', status: 'uploading', percent: 40 }]}>
        <Button>Choose</Button>
      </Upload>
    </Form>
    <Pagination total={300} showSizeChanger />
    <Empty />
    <Tabs items={[{ key: 'a', label: 'A', children: 'A' }]} />
    <Steps items={[{ title: 'First' }]} current={0} percent={40} />
    <Progress percent={40} />
    <Skeleton active avatar />
    <Spin />
    <QRCode type="svg" value="portal" />
    <Tooltip open title="Hint">
      <Button>Hover</Button>
    </Tooltip>
    <Dropdown open menu={{ items: [{ key: 'a', label: 'A' }] }}>
      <Button>More</Button>
    </Dropdown>
    <Drawer open title="Filters" />
    <Modal open title="Dialog" />
    <Notices />
  </>
);

test('the style sheets hold what Ant Design would style at run time, with the same values', async () => {
  const cache = createCache();
  const { baseElement } = render(
    <StyleProvider cache={cache} layer>
      <ConfigProvider theme={themeOf('en', false)}>
        <App component={false}>
          <Parts />
        </App>
      </ConfigProvider>
    </StyleProvider>,
  );
  await waitFor(() => expect(baseElement.querySelector('.ant-modal-confirm')).toBeTruthy());
  await waitFor(() => expect(baseElement.querySelector('.ant-notification-notice')).toBeTruthy());
  await waitFor(() => expect(baseElement.querySelector('.ant-message-notice')).toBeTruthy());

  const sheet = everyStyle();
  const made = sheetIn(cache);
  expect(made.rules.size).toBeGreaterThan(35);
  // a menu in a dropdown has none of its own
  expect([...made.rules].filter(([key, css]) => css && sheet.rules.get(key) !== css)).toEqual([]);
  const values = new Map(sheet.variables);
  expect(made.variables.filter(([name, value]) => values.get(name) !== value)).toEqual([]);
  expect(made.variables.length).toBeGreaterThan(500);
  expect([...made.keyframes.keys()].filter((name) => !sheet.keyframes.has(name))).toEqual([]);
});

test('each style module is named once', () => {
  expect(Object.keys(styleClasses)).toEqual([...new Set(Object.keys(styleClasses))].sort());
});
