import { expect, test, vi } from 'vitest';
import { replayEarlyClicks } from './early-clicks.ts';

/** Runs the script. `close` removes its listeners, which would otherwise affect the next test. */
function openPage(html: string) {
  const listeners: [string, EventListener, unknown][] = [];
  const spy = vi.spyOn(document, 'addEventListener').mockImplementation((...args: unknown[]) => {
    const [type, listener, options] = args as [string, EventListener, unknown];
    listeners.push([type, listener, options]);
    EventTarget.prototype.addEventListener.call(document, type, listener, options as boolean);
  });
  replayEarlyClicks();
  spy.mockRestore();
  document.body.innerHTML = html;
  return {
    find: <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T,
    close() {
      for (const [type, listener, options] of listeners) {
        document.removeEventListener(type, listener, options as boolean);
      }
    },
  };
}

function hydrate(island: Element): void {
  island.removeAttribute('ssr');
  island.dispatchEvent(new CustomEvent('astro:hydrate'));
}

test('a click in an island is replayed when the island is hydrated, and its button is marked as busy until then', () => {
  const page = openPage('<astro-island ssr><button type="button">Lisää</button></astro-island>');
  const button = page.find('button');
  button.click();
  button.click();
  expect(button.ariaBusy).toBe('true');
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  hydrate(page.find('astro-island'));
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.ariaBusy).not.toBe('true');
  button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
  page.close();
});

test('another island does not replay the click', () => {
  const page = openPage(
    '<astro-island ssr id="a"><button type="button">A</button></astro-island><astro-island ssr id="b"></astro-island>',
  );
  page.find('button').click();
  const onClick = vi.fn();
  page.find('button').addEventListener('click', onClick);
  hydrate(page.find('#b'));
  expect(onClick).not.toHaveBeenCalled();
  hydrate(page.find('#a'));
  expect(onClick).toHaveBeenCalledOnce();
  page.close();
});

test('a radio button is unchecked before the replay, because React ignores a click on a checked one', () => {
  const page = openPage('<astro-island ssr><input type="radio" name="showcase"></astro-island>');
  const radio = page.find<HTMLInputElement>('input');
  radio.click();
  const before: boolean[] = [];
  const onChange = vi.fn();
  radio.addEventListener('change', onChange);
  radio.addEventListener('click', () => before.push(radio.checked));
  hydrate(page.find('astro-island'));
  expect(before).toEqual([true]);
  expect(onChange).toHaveBeenCalledOnce();
  page.close();
});

test('a click that opens a dialog on demand is replayed when the shell script is ready', () => {
  const page = openPage('<button type="button" data-opens="chat">Chat</button>');
  const button = page.find('button');
  button.click();
  expect(button.ariaBusy).toBe('true');
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  document.dispatchEvent(new Event('shell-ready'));
  expect(onClick).toHaveBeenCalledOnce();
  button.click();
  expect(button.ariaBusy).not.toBe('true');
  page.close();
});

test('a casino selected before hydration is reported as selected, even if hydration resets the checkbox', () => {
  const page = openPage(
    '<astro-island ssr><input type="checkbox" data-compare="winz-casino"></astro-island>',
  );
  const box = page.find<HTMLInputElement>('input');
  box.click();
  box.checked = false;
  const states: unknown[] = [];
  const onCompare = (event: Event) => states.push((event as CustomEvent).detail);
  document.addEventListener('early-compare', onCompare);
  hydrate(page.find('astro-island'));
  expect(states).toEqual([]);
  document.dispatchEvent(new Event('shell-ready'));
  expect(states).toEqual([true]);
  document.removeEventListener('early-compare', onCompare);
  page.close();
});

test('a popover that has not been parsed yet opens after it has been parsed', () => {
  const page = openPage('<button type="button" popovertarget="language">FI</button>');
  const button = page.find('button');
  button.click();
  expect(button.ariaBusy).toBe('true');
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  button.insertAdjacentHTML('afterend', '<div id="language"></div>');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(onClick).toHaveBeenCalledOnce();
  page.close();
});

test('clicks are replayed in their original order: the last one wins', () => {
  const page = openPage(
    '<astro-island ssr><button type="button" id="a">A</button><button type="button" id="b">B</button></astro-island>',
  );
  for (const id of ['#a', '#b', '#a']) page.find(id).click();
  const order: string[] = [];
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => order.push(button.id));
  }
  hydrate(page.find('astro-island'));
  expect(order).toEqual(['b', 'a']);
  page.close();
});

test('a button that the browser handles itself is not clicked again', () => {
  const page = openPage(
    `<astro-island ssr>
      <button type="button" popovertarget="panel">Valikko</button><div id="panel"></div>
      <form><button type="submit">Hae</button></form>
    </astro-island>`,
  );
  page.find('form').addEventListener('submit', (event) => event.preventDefault());
  const onClick = vi.fn();
  for (const button of document.querySelectorAll('button')) {
    button.click();
    expect(button.ariaBusy).not.toBe('true');
    button.addEventListener('click', onClick);
  }
  hydrate(page.find('astro-island'));
  expect(onClick).not.toHaveBeenCalled();
  page.close();
});

test('a menu that has not been parsed yet opens after it has been parsed', () => {
  const page = openPage('<button type="button" commandfor="menu" command="show-modal">Valikko</button>');
  const button = page.find('button');
  button.click();
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  button.insertAdjacentHTML('afterend', '<dialog id="menu"></dialog>');
  document.dispatchEvent(new Event('shell-ready'));
  expect(onClick).toHaveBeenCalledOnce();
  page.close();
});

test('a casino removed before its island is hydrated is stored for the next page', () => {
  const link = '<a data-removes="winz-casino" href="#removed">Poista</a>';
  const page = openPage(`<astro-island ssr>${link}</astro-island>`);
  page.find('a').click();
  expect(sessionStorage.getItem('removedEarly')).toBe('winz-casino');
  sessionStorage.clear();
  hydrate(page.find('astro-island'));
  page.find('a').click();
  expect(sessionStorage.getItem('removedEarly')).toBeNull();
  page.close();
});
