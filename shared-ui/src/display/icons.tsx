import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import BellOutlined from '@ant-design/icons/BellOutlined';
import BookOutlined from '@ant-design/icons/BookOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CheckSquareOutlined from '@ant-design/icons/CheckSquareOutlined';
import ClearOutlined from '@ant-design/icons/ClearOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import CommentOutlined from '@ant-design/icons/CommentOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import CreditCardOutlined from '@ant-design/icons/CreditCardOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import FileDoneOutlined from '@ant-design/icons/FileDoneOutlined';
import FileImageOutlined from '@ant-design/icons/FileImageOutlined';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import FilterOutlined from '@ant-design/icons/FilterOutlined';
import FolderAddOutlined from '@ant-design/icons/FolderAddOutlined';
import FormOutlined from '@ant-design/icons/FormOutlined';
import GiftOutlined from '@ant-design/icons/GiftOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import HighlightOutlined from '@ant-design/icons/HighlightOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import HourglassOutlined from '@ant-design/icons/HourglassOutlined';
import KeyOutlined from '@ant-design/icons/KeyOutlined';
import LayoutOutlined from '@ant-design/icons/LayoutOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import PushpinOutlined from '@ant-design/icons/PushpinOutlined';
import ReadOutlined from '@ant-design/icons/ReadOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import RotateRightOutlined from '@ant-design/icons/RotateRightOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import ScheduleOutlined from '@ant-design/icons/ScheduleOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import TrophyOutlined from '@ant-design/icons/TrophyOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/ZoomOutOutlined';
import type { ComponentType } from 'react';

/** Icons by meaning. `area.json` names those of the navigation. */
const icons = {
  students: TeamOutlined,
  parents: SolutionOutlined,
  teachers: ReadOutlined,
  subjects: BookOutlined,
  classes: ScheduleOutlined,
  attendance: CheckSquareOutlined,
  approval: AuditOutlined,
  payment: CreditCardOutlined,
  'time-changes': SwapOutlined,
  reports: BarChartOutlined,
  outstanding: HourglassOutlined,
  'payments-checking': SafetyCertificateOutlined,
  announcement: NotificationOutlined,
  landing: LayoutOutlined,
  registration: FormOutlined,
  timetable: CalendarOutlined,
  revision: HighlightOutlined,
  redeem: GiftOutlined,
  reschedule: HistoryOutlined,
  enrollment: FolderAddOutlined,
  consultation: CommentOutlined,
  remarks: MessageOutlined,
  rewards: TrophyOutlined,
  home: HomeOutlined,
  menu: MenuOutlined,
  language: GlobalOutlined,
  profile: UserOutlined,
  logout: LogoutOutlined,
  password: KeyOutlined,
  inbox: BellOutlined,
  settings: SettingOutlined,
  add: PlusOutlined,
  approve: CheckOutlined,
  cancel: StopOutlined,
  clear: ClearOutlined,
  copy: CopyOutlined,
  delete: DeleteOutlined,
  download: DownloadOutlined,
  edit: EditOutlined,
  filter: FilterOutlined,
  link: LinkOutlined,
  location: EnvironmentOutlined,
  more: MoreOutlined,
  'new-window': ExportOutlined,
  next: RightOutlined,
  phone: PhoneOutlined,
  play: PlayCircleOutlined,
  pin: PushpinOutlined,
  previous: LeftOutlined,
  proof: FileImageOutlined,
  receipt: FileDoneOutlined,
  document: FilePdfOutlined,
  reject: CloseOutlined,
  rotate: RotateRightOutlined,
  search: SearchOutlined,
  upload: UploadOutlined,
  view: EyeOutlined,
  waiting: ClockCircleOutlined,
  warning: WarningOutlined,
  'zoom-in': ZoomInOutlined,
  'zoom-out': ZoomOutOutlined,
} satisfies Record<string, ComponentType>;

export type IconName = keyof typeof icons;

interface IconProps {
  /** An unknown name gets a neutral icon: areas are released separately from the shell. */
  name: IconName | (string & {});
  className?: string;
}

/** A decorative icon. The text beside it, or the button's label, says what it means. */
export function Icon({ name, className }: IconProps) {
  const Known = Object.hasOwn(icons, name) ? icons[name as IconName] : AppstoreOutlined;
  return <Known className={className} aria-hidden />;
}
