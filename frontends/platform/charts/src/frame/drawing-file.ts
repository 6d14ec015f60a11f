/** What a stylesheet gives to the marks of a drawing, and a file of its own must carry with it. */
const carried = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

const svgNamespace = 'http://www.w3.org/2000/svg';

/** A drawing as it is seen now, as an SVG that needs no page around it. */
export function svgOf(drawing: SVGSVGElement, title: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [seen, copied] = [drawing, copy].map((svg) => [svg, ...svg.querySelectorAll<SVGElement>('*')]);
  seen?.forEach((element, index) => {
    const style = getComputedStyle(element);
    const mark = copied?.[index];
    for (const name of carried) mark?.style.setProperty(name, style.getPropertyValue(name));
    mark?.removeAttribute('class');
  });
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS(svgNamespace, 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', groundOf(drawing));
  const name = document.createElementNS(svgNamespace, 'title');
  name.textContent = title;
  copy.prepend(name, ground);
  return new XMLSerializer().serializeToString(copy);
}

/** The colour on which it stands: the nearest that is not see-through. */
function groundOf(element: Element | null): string {
  if (!element) return 'white';
  const { backgroundColor } = getComputedStyle(element);
  return /^rgba\(.*, 0\)$|^transparent$|^$/.test(backgroundColor)
    ? groundOf(element.parentElement)
    : backgroundColor;
}

/** Twice as fine as it is seen. @throws where the browser draws none */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png');
  });
}
