import type { landingTeachers } from '@portal/shared-api/landing-content';
import type { Result } from '@portal/shared-api/endpoint';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { colon, comma } from '@portal/shared-api/languages';
import { Skeletons } from './content.tsx';

type Teacher = Result<typeof landingTeachers>['data'][number];

export const TeacherSkeletons = ({ count }: { count: number }) => (
  <div className="landing-cards">
    <Skeletons count={count} className="landing-skeleton--teacher" />
  </div>
);

interface TeacherCardsProps {
  teachers: readonly Teacher[];
  /** Not on the landing page, which only introduces them. */
  timetables?: boolean;
  headings: 'h2' | 'h3';
}

/** Teachers with picture, name and description. The timetable opens in a new tab. */
export function TeacherCards({ teachers, timetables, headings: Heading }: TeacherCardsProps) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <ul className={`landing-cards ${timetables ? 'landing-cards--list' : ''}`}>
      {teachers.map((teacher) => (
        <li key={teacher.id} className="landing-card landing-teacher">
          <img
            className="landing-teacher__picture"
            src={teacher.image_url}
            alt=""
            width={320}
            height={320}
            loading="lazy"
          />
          <svg className="landing-teacher__colour" aria-hidden="true">
            <rect width="100%" height="100%" fill={teacher.colorCode} />
          </svg>
          <div className="landing-teacher__text">
            <Heading>{teacher.name}</Heading>
            <p>{teacher.description}</p>
            {timetables && (
              <a
                className="landing-button landing-button--quiet"
                href={teacher.timetable_url}
                target="_blank"
                rel="noreferrer"
              >
                {t('teachers.timetable')}
                <span className="visually-hidden">
                  {`${colon[language]}${teacher.name} (PDF${comma[language]}${t('site.newTab')})`}
                </span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
