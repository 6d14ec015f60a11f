/** What is asked for of the editors' texts: the language they are in is told to who names it. */
export const pageFields = ['page_key', 'name', 'contents', 'lang'];
export const newsFields = ['id', 'news_key', 'name', 'contents', 'date_entered', 'lang'];
