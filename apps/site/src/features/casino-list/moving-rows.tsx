import { Component, createRef, type ReactNode } from 'react';

const DURATION_MS = 300;

interface MovingRowsProps {
  className: string;
  /** The keys of the rows, in their order. */
  order: readonly string[];
  children: ReactNode;
}

type Positions = Map<Element, number>;

/**
 * A list whose rows glide to their new place when the order changes, so that visitors see what rises. A class, because
 * only `getSnapshotBeforeUpdate` can measure the rows before React moves them.
 */
export class MovingRows extends Component<MovingRowsProps> {
  readonly #list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate({ order }: MovingRowsProps): Positions | null {
    // Rows that are added at the end move nothing, and measuring is expensive.
    const isExtended = order.every((key, index) => this.props.order[index] === key);
    return isExtended || matchMedia('(prefers-reduced-motion: reduce)').matches ? null : this.#measure();
  }

  override componentDidUpdate(_: MovingRowsProps, __: unknown, before: Positions | null): void {
    if (!before) return;
    for (const [row, top] of this.#measure()) {
      const previous = before.get(row);
      if (previous === undefined || previous === top) continue;
      // A row from far away enters from the edge of the screen: at full distance it would only flash by.
      const distance = Math.max(-innerHeight, Math.min(innerHeight, previous - top));
      row.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
        duration: DURATION_MS,
        easing: 'ease-out',
      });
    }
  }

  /** The position of each row within the list, because the list itself may move on the page. */
  #measure(): Positions {
    const { children = [], offsetTop = 0 } = this.#list.current ?? {};
    return new Map([...children].map((row) => [row, (row as HTMLElement).offsetTop - offsetTop]));
  }

  override render() {
    const { className, children } = this.props;
    return (
      <ul className={className} ref={this.#list}>
        {children}
      </ul>
    );
  }
}
