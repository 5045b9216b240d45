interface Rule {
  isAllowed: boolean;
  path: string;
}

/** The rules for everybody, as RFC 9309 groups them. */
export function parseRobots(text: string): { rules: Rule[]; sitemaps: string[] } {
  const rules: Rule[] = [];
  const sitemaps: string[] = [];
  let isForAll = false;
  let isNaming = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? [];
    switch (name.toLowerCase()) {
      case 'user-agent':
        isForAll = value === '*' || (isNaming && isForAll);
        isNaming = true;
        break;
      case 'allow':
      case 'disallow':
        isNaming = false;
        if (isForAll && value) rules.push({ isAllowed: name.toLowerCase() === 'allow', path: value });
        break;
      case 'sitemap':
        sitemaps.push(value);
        break;
    }
  }
  return { rules, sitemaps };
}

/** The longest rule that fits decides; of two as long, the one that allows. */
export function isAllowed(rules: readonly Rule[], path: string): boolean {
  const fitting = rules
    .filter((rule) => patternOf(rule.path).test(path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed));
  return fitting[0]?.isAllowed ?? true;
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped.endsWith('$') ? escaped : escaped.replaceAll('$', '\\$')}`);
}
