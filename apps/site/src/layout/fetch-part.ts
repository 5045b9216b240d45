/**
 * Fetches a piece of the market's pages that comes only when it is asked for, and puts it where it belongs, by itself
 * at the page's end. It names its stylesheet and comes after it, so that nobody sees it without.
 */
export async function fetchPart(name: string, place: Element = document.body): Promise<HTMLElement> {
  const response = await fetch(`/${document.body.dataset.market}/part/${name}`);
  if (!response.ok) throw new Error(`The part ${name} was answered with ${response.status}`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const part = template.content.firstElementChild as HTMLElement;
  await addStyle(part.dataset.style ?? '');
  place.append(part);
  return part;
}

const styles = new Map<string, Promise<void>>();

function addStyle(href: string): Promise<void> {
  const known = styles.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement('link'), { href, rel: 'stylesheet' });
  const style = new Promise<void>((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      styles.delete(href);
      fail(new Error(`The style ${href} did not come`));
    };
  });
  document.head.append(link);
  styles.set(href, style);
  return style;
}
