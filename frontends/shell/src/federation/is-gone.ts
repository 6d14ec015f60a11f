/** Whether the script is no longer there: the site was released anew since this page was loaded. */
export async function isGone(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404 || answer?.status === 410;
}
