import { type DataNode, isNode, listOf, typesOf } from './data.ts';

/**
 * What Google's documentation of rich results asks for. `a.b` is b of every a, and each a has to have one.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const REQUIRED: Record<string, readonly string[]> = {
  Article: ['headline', 'image', 'author.name', 'datePublished', 'dateModified'],
  BreadcrumbList: ['itemListElement.position'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  Review: [
    'itemReviewed.name',
    'reviewRating.ratingValue',
    'reviewRating.bestRating',
    'reviewRating.worstRating',
    'author.name',
  ],
  ItemList: ['itemListElement.position'],
  WebSite: ['name', 'url', 'potentialAction.target', 'potentialAction.query-input'],
  Organization: ['name', 'url', 'logo'],
};
/** As the author or publisher of something, a name is enough. */
const ONLY_ON_THEIR_OWN = new Set(['Organization', 'WebSite']);
const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

interface Place {
  origin: string;
  /** Nodes of the page that others name by their @id. */
  byId: ReadonlyMap<string, DataNode>;
}

/** What a node and the nodes within it lack. */
export function listMissing(node: DataNode, place: Place, isRoot = true): string[] {
  const own = typesOf(node).flatMap((type) => {
    if (!isRoot && ONLY_ON_THEIR_OWN.has(type)) return [];
    const missing = (REQUIRED[type] ?? [])
      // A review within what it reviews need not name it again.
      .filter((path) => isRoot || path !== 'itemReviewed.name')
      .filter((path) => !hasAll(node, path.split('.'), place))
      .map((path) => `lacks ${path}`);
    return [...missing, ...(FURTHER[type]?.(node, place) ?? [])].map((fault) => `${type} ${fault}`);
  });
  const within = Object.values(node).flatMap((value) => listOf(value).filter(isNode));
  return [...own, ...within.flatMap((inner) => listMissing(inner, place, false))];
}

function read(node: DataNode, name: string, { byId }: Place): unknown[] {
  return listOf(node[name]).map((value) => {
    const id = isNode(value) && Object.keys(value).length === 1 ? value['@id'] : undefined;
    return (typeof id === 'string' && byId.get(id)) || value;
  });
}

function hasAll(node: DataNode, [name = '', ...rest]: readonly string[], place: Place): boolean {
  const values = read(node, name, place);
  if (values.length === 0 || values.some((value) => value === '')) return false;
  return rest.length === 0 || values.every((value) => isNode(value) && hasAll(value, rest, place));
}

function nodesAt(node: DataNode, name: string, place: Place): DataNode[] {
  return read(node, name, place).filter(isNode);
}

const FURTHER: Record<string, (node: DataNode, place: Place) => string[]> = {
  Article: ({ datePublished, dateModified, headline }) => [
    ...[datePublished, dateModified]
      .filter((date) => date !== undefined && !ISO_DATE.test(String(date)))
      .map((date) => `has the date ${date}`),
    ...(String(dateModified) < String(datePublished) ? ['was modified before it was published'] : []),
    ...(String(headline ?? '').length > 110 ? ['has a headline over 110 characters'] : []),
  ],
  BreadcrumbList: (node, place) => {
    const steps = nodesAt(node, 'itemListElement', place);
    return [
      ...judgePositions(steps),
      ...steps.flatMap((step, index) => {
        const [item] = read(step, 'item', place);
        const name = step.name ?? (isNode(item) && item.name);
        return [
          ...(name ? [] : [`step ${index + 1} lacks a name`]),
          ...(addressOf(item) || index === steps.length - 1 ? [] : [`step ${index + 1} lacks an item`]),
        ];
      }),
    ];
  },
  ItemList: (node, place) => {
    const entries = nodesAt(node, 'itemListElement', place);
    const urls = entries.map((entry) => addressOf(entry.url) ?? addressOf(read(entry, 'item', place)[0]));
    return [
      ...judgePositions(entries),
      ...(entries.length === 0 ? ['is empty'] : []),
      ...urls.flatMap((url, index) => {
        if (!url) return [`entry ${index + 1} lacks a url`];
        if (URL.parse(url)?.origin !== place.origin)
          return [`entry ${index + 1} links to another site: ${url}`];
        return urls.indexOf(url) === index ? [] : [`names ${url} twice`];
      }),
    ];
  },
  Review: (node, place) =>
    nodesAt(node, 'reviewRating', place).flatMap(({ ratingValue, worstRating, bestRating }) => {
      const isWithin =
        Number(ratingValue) >= Number(worstRating) && Number(ratingValue) <= Number(bestRating);
      return isWithin ? [] : [`has a rating of ${ratingValue}, from ${worstRating} to ${bestRating}`];
    }),
  WebSite: (node, place) =>
    nodesAt(node, 'potentialAction', place)
      .filter((action) => typesOf(action).includes('SearchAction'))
      .flatMap((action) => {
        const [target] = read(action, 'target', place);
        const template = String(isNode(target) ? target.urlTemplate : target);
        const name = nameOfInput(action['query-input']);
        return name && template.includes(`{${name}}`)
          ? []
          : [`has the search template ${template} for "${name}"`];
      }),
};

/** `required name=search_term_string`, or the same as a node. */
function nameOfInput(input: unknown): string | null {
  return isNode(input) ? String(input.valueName ?? '') : (/name=(\S+)/.exec(String(input))?.[1] ?? null);
}

function addressOf(value: unknown): string | null {
  const address = isNode(value) ? (value.url ?? value['@id']) : value;
  return typeof address === 'string' && address !== '' ? address : null;
}

function judgePositions(entries: readonly DataNode[]): string[] {
  const isInOrder = entries.every(({ position }, index) => Number(position) === index + 1);
  return isInOrder ? [] : [`has the positions ${entries.map(({ position }) => position).join(', ')}`];
}
