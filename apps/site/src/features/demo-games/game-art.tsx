import type { KeyedDemoGame } from '@nettobonus/domain/demo-games/demo-game';
import { SymbolDrawing } from './symbol-drawing.tsx';

type Shape = [fill: string, outline: string] | [stroke: string, path: string, width: number];

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** One illustration per game, 320 by 220. The first colour is the background. */
const ART: Record<string, [background: string, ...Shape[]]> = {
  'book-of-sauna': [
    '#5B1A2B',
    ['#D46A7C', 'M96 120h128v100H96z'],
    ['#20222B', 'M112 136h96v60h-96z'],
    ['#F6B45A', 'M126 196c0-30 18-34 18-52 14 12 10 24 22 24s6-16 2-26c18 8 30 26 30 54z'],
    [
      '#F8DDD2',
      'M120 104c-16-18 16-28 0-50s10-26 4-40M162 104c-16-18 16-28 0-50s10-26 4-40M204 104c-16-18 16-28 0-50s10-26 4-40',
      10,
    ],
  ],
  'revontulten-aarre': [
    '#0B3A46',
    ['#7DE0B8', 'M20 30h22v130H20zM54 14h22v150H54zM88 40h22v110H88z'],
    ['#BFE4D1', 'M122 20h22v140h-22zM156 36h22v120h-22z'],
    ['#F08C6C', 'M190 10h22v150h-22zM224 44h22v110h-22z'],
    ['#D3F0E9', 'M258 26h22v130h-22zM292 50h22v110h-22z'],
    ['#06222A', 'M0 220v-46l60-34 40 26 62-46 52 40 40-22 66 38v44z'],
  ],
  'hirvi-hold-win': [
    '#E8DAC0',
    ['#E5AE35', disc(160, 92, 74)],
    ['#3A2A1B', 'M136 110h48l10 110h-68z'],
    [
      '#3A2A1B',
      'M142 112c-30 0-52-10-56-44M178 112c30 0 52-10 56-44M86 68V40M100 84l-26 2M112 98l-14 16M234 68V40M220 84l26 2M208 98l14 16',
      14,
    ],
  ],
  jaanmurtaja: [
    '#C3DFE9',
    ['#fff', 'M0 150h320v70H0zM110 56h84v36h-84z'],
    ['#113648', 'M60 92h170l46 58H44z'],
    ['#E5562E', 'M52 132h210l14 18H44z'],
    ['#E5AE35', 'M130 24h26v32h-26z'],
    ['#3C87A3', 'M0 164l60 14 30-20 44 26 50-24 40 20 40-16 56 18v38H0z'],
  ],
  'mustikka-27': [
    '#BFE4D1',
    ['#2D2A66', disc(108, 128, 56) + disc(208, 140, 50) + disc(164, 66, 46)],
    ['#7A86D6', disc(108, 128, 18) + disc(208, 140, 16) + disc(164, 66, 14)],
    ['#2F8C70', 'M214 66c0-34 30-52 70-52 0 40-26 60-70 52zM112 62c-40 6-66-12-74-46 40-6 66 10 74 46z'],
  ],
  kultasuoni: [
    '#3B5465',
    ['#2A3E4C', 'M0 220L120 60l70 80 40-50 90 130z'],
    [
      '#F2C14E',
      'M20 220l70-70 34 20 56-60 30 18 70-92 18 12-80 112-32-18-52 62-34-20-36 36zM240 30l14 14-14 14-14-14zM60 50l9 9-9 9-9-9zM284 82l7 7-7 7-7-7z',
    ],
  ],
  ukkonen: [
    '#4B2746',
    ['#DB97B7', 'M40 76a44 44 0 0 1 84-22 50 50 0 0 1 92-6 40 40 0 1 1 28 78H74a44 44 0 0 1-34-50z'],
    ['#F6E2A0', 'M164 92h54l-30 44h36l-84 84 22-62h-32z'],
  ],
  'perjantai-777': [
    '#B8371A',
    [
      '#FBE7DC',
      'M26 60h76v26L66 164H36l36-76H26zM122 60h76v26l-36 78h-30l36-76h-46zM218 60h76v26l-36 78h-30l36-76h-46z',
    ],
    ['#F6E2A0', 'M0 24h320v10H0zM0 186h320v10H0z'],
  ],
  'ahdin-verkot': [
    '#0E5A66',
    ['#F2B950', 'M60 118c40-56 120-60 168 0-48 60-128 56-168 0zM220 118l60-44v88z'],
    ['#0E5A66', disc(104, 106, 9)],
    [
      '#E9F4EF',
      'M0 36c20-14 40-14 60 0s40 14 60 0 40-14 60 0 40 14 60 0 40-14 80 0M0 196c20-14 40-14 60 0s40 14 60 0 40-14 60 0 40 14 60 0 40-14 80 0',
      8,
    ],
  ],
  'yoton-yo': [
    '#F3BDB6',
    ['#E5562E', 'M84 128a76 76 0 0 1 152 0z'],
    ['#571524', 'M0 128h320v12H0zM30 152h260v10H30zM64 174h192v8H64zM104 194h112v6H104z'],
  ],
  'metsan-vaki': [
    '#66762B',
    ['#2C3312', 'M60 30l44 150H16zM160 14l52 166H108zM262 36l42 144h-84z'],
    ['#D9DF9C', disc(150, 120, 8) + disc(172, 120, 8) + disc(252, 132, 6) + disc(268, 132, 6)],
    ['#1B200B', 'M0 180h320v40H0z'],
  ],
  kiskoilla: [
    '#F6E2A0',
    ['#3A2D0A', 'M150 70h20l90 150H60z'],
    ['#DB8E36', 'M138 90h44l4 8h-52zM124 116h72l6 10h-84zM106 148h108l8 13H98zM84 188h152l10 16H74z'],
    ['#20222B', 'M124 20h72v56h-72z'],
    ['#F6E2A0', 'M134 30h22v20h-22zM164 30h22v20h-22z'],
  ],
  'glimmer-i-isen': [
    '#C3DFE9',
    ['#fff', 'M0 0h320v64l-70-18-54 26-62-30-60 24L0 44z'],
    ['#113648', 'M92 112l66-26 74 14 26 46-44 42-96 6-58-34z'],
    ['#7DE0B8', 'M160 104l26 26-26 34-26-34z'],
    ['#F6E2A0', 'M206 132l16 16-16 22-16-22zM116 136l12 12-12 17-12-17z'],
  ],
  'fjellets-konge': [
    '#20222B',
    ['#9AD0C2', 'M0 220L76 118l34 40 52-84 58 88 32-36 68 94z'],
    ['#F5EFE3', 'M162 74l26 40-16 12-12-12-22 12z'],
    ['#F2C14E', 'M122 62V20l20 18 20-28 20 28 20-18v42z'],
  ],
  'havnens-katte': [
    '#F6E2A0',
    ['#3C87A3', 'M0 176h320v44H0z'],
    ['#A9683C', 'M0 160h320v18H0zM36 178h20v42H36zM264 178h20v42h-20z'],
    [
      '#20222B',
      'M104 160c-6-52 8-82 34-92l-4-38 26 22h28l26-22-4 40c10 10 10 26 2 36 16 14 22 34 20 54zM228 160c34-4 40-34 26-58l14-8c22 36 8 72-28 72z',
    ],
    ['#F6E2A0', disc(160, 80, 7) + disc(192, 80, 7)],
  ],
  'kvarnens-kugghjul': [
    '#7C4526',
    ['#E9B57C', gear(126, 118, 84)],
    ['#7C4526', disc(126, 118, 30)],
    ['#FBEAD6', gear(244, 74, 50)],
    ['#7C4526', disc(244, 74, 16)],
  ],
  saltgruven: [
    '#3A2A1B',
    ['#20222B', 'M112 0h96v220h-96z'],
    ['#A9683C', 'M112 0h10v220h-10zM198 0h10v220h-10zM122 60h76v10h-76zM122 140h76v10h-76z'],
    [
      '#F5EFE3',
      'M24 220l14-62 18 24 16-56 22 94zM226 220l20-76 18 34 14-46 22 88zM34 60l12-18 12 18-12 18zM268 46l12-18 12 18-12 18z',
    ],
    ['#F2C14E', 'M146 92h28v34h-28z'],
  ],
  ravjaegeren: [
    '#E8DAC0',
    ['#3C87A3', 'M0 0h320v70c-40 20-70-14-110 4s-70 18-110 2-64 16-100 4z'],
    [
      '#fff',
      'M0 80c36 12 60-20 100-4s70 16 110-2 70 16 110-4v14c-40 20-70-14-110 4s-70 18-110 2-64 16-100 4z',
    ],
    [
      '#DB8E36',
      'M138 134l44-12 32 28-14 36-50 6-28-26zM54 150l22-4 12 16-12 16-24-6zM246 126l20 6-4 20-20-2z',
    ],
    ['#F6E2A0', 'M154 144l22-6 14 14-30 8z'],
  ],
};

/** Eight teeth around a disc. */
function gear(x: number, y: number, radius: number): string {
  const tooth = radius * 0.24;
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const pointAt = (distance: number, turn: number) =>
      `${Math.round(x + distance * Math.cos(angle + turn))} ${Math.round(y + distance * Math.sin(angle + turn))}`;
    const distance = index % 2 ? radius - tooth : radius;
    return `${pointAt(distance, -0.17)}L${pointAt(distance, 0.17)}`;
  });
  return `M${points.join('L')}z`;
}

/** The colours of the reels under the illustration: its background, and what is legible on it. */
export function getReelColours(key: string): { back: string; mark: string } | null {
  const [back] = ART[key] ?? [];
  return back ? { back, mark: getLuminance(back) > 0.18 ? '#15171f' : '#fffefc' } : null;
}

/** The relative luminance of a colour such as `#0B3A46`, as WCAG defines it. */
function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A game's illustration. A game without one shows the symbol of its largest win. */
export function GameArt({ game }: { game: Pick<KeyedDemoGame, 'key' | 'reel'> }) {
  const [background, ...shapes] = ART[game.key] ?? [];
  if (!background)
    return <div className="game-plain">{game.reel[0] && <SymbolDrawing name={game.reel[0].symbol} />}</div>;
  return (
    <svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" viewBox="0 0 320 220">
      <path d="M0 0h320v220H0z" fill={background} />
      {shapes.map(([colour, path, width]) => (
        <path
          d={path}
          fill={width ? 'none' : colour}
          key={path}
          stroke={width ? colour : undefined}
          strokeWidth={width}
        />
      ))}
    </svg>
  );
}
