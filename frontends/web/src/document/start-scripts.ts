/** Runs in the document: takes the scripts out of their template once there is something to read; unseen pages are never painted. */
export const startScripts = `{
const start = () => document.head.append(document.getElementById('scripts').content);
setTimeout(start, 1000);
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}`;
