import { fold } from '@ideabox/text';

/** A searched keyword as it is shown and as it is compared: width, case and spaces make no difference. */
export const readKeyword = (written: string): { keyword: string; keyword_key: string } => {
  const keyword = written.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  return { keyword, keyword_key: fold(keyword) };
};
