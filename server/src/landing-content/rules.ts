import { publicAddress } from '../storage/public-files.ts';

interface AchievementRow {
  id: number;
  name: string;
  imageKey: string;
  categoryId: number;
  categoryTitle: string;
}

/** Rows in the order of the page, as categories with their achievements. A category without any is not shown. */
export const groupedByCategory = (rows: readonly AchievementRow[]) =>
  [...Map.groupBy(rows, ({ categoryId }) => categoryId)].map(([id, group]) => ({
    id,
    title: group[0]!.categoryTitle,
    achievements: group.map((row) => ({
      id: row.id,
      name: row.name,
      image_url: publicAddress(`/setting/achievement/${row.id}/image`, row.imageKey),
    })),
  }));
