/** Resolves when the stylesheet applies. */
export async function loadStylesheet(href: string): Promise<void> {
  // A retry may find the stylesheet already loaded.
  if (document.querySelector(`link[href="${href}"]`)) return;
  const { promise, resolve, reject } = Promise.withResolvers<Event>();
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject }));
  try {
    await promise;
  } catch (error) {
    link.remove();
    throw error;
  }
}
