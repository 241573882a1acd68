import { publicAddress } from '../storage/public-files.ts';

interface AchievementRow {
  id: number;
  name: string;
  name_ch: string;
  imageKey: string;
  image_width: number | null;
  image_height: number | null;
  categoryId: number;
  categoryTitle: string;
  categoryTitleCh: string;
}

/** Groups rows into categories with their achievements. Empty categories are not shown. */
export const groupedByCategory = (rows: readonly AchievementRow[]) =>
  [...Map.groupBy(rows, ({ categoryId }) => categoryId)].map(([id, group]) => ({
    id,
    title: group[0]!.categoryTitle,
    title_ch: group[0]!.categoryTitleCh,
    achievements: group.map((row) => ({
      id: row.id,
      name: row.name,
      name_ch: row.name_ch,
      image_url: publicAddress(`/setting/achievement/${row.id}/image`, row.imageKey),
      image_width: row.image_width,
      image_height: row.image_height,
    })),
  }));
