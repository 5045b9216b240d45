import { Component, createRef, type ReactNode } from 'react';
import { nextIdle } from '../../client/next-idle.ts';
import { nextPaint } from '../../client/next-paint.ts';

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
  #isMounted = false;
  readonly #laidOut = new WeakSet<Element>();

  #isLayingOut = false;

  override componentDidMount(): void {
    this.#isMounted = true;
    void this.#rememberHeights();
  }

  override componentWillUnmount(): void {
    this.#isMounted = false;
  }

  override getSnapshotBeforeUpdate({ order }: MovingRowsProps): Positions | null {
    // Rows that are added at the end move nothing, and measuring is expensive.
    const isExtended = order.every((key, index) => this.props.order[index] === key);
    return isExtended || matchMedia('(prefers-reduced-motion: reduce)').matches ? null : this.#measure();
  }

  override componentDidUpdate(_: MovingRowsProps, __: unknown, before: Positions | null): void {
    void this.#rememberHeights();
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

  /**
   * Lays out each row below the screen once while the browser is idle. From then on the browser knows the height of a row
   * that it skips (`content-visibility`), so that nothing moves when it scrolls into view. Rows above the screen keep
   * their estimated height, because a change would move what the visitor is looking at.
   */
  async #rememberHeights(): Promise<void> {
    if (this.#isLayingOut) return;
    this.#isLayingOut = true;
    const nextRow = async () => {
      await nextIdle();
      const isBelow = (row: HTMLElement) => row.getBoundingClientRect().top >= innerHeight;
      return this.#isMounted && this.#rows.find((row) => !this.#laidOut.has(row) && isBelow(row));
    };
    for (let row = await nextRow(); row; row = await nextRow()) {
      this.#laidOut.add(row);
      row.style.contentVisibility = 'visible';
      await nextPaint();
      row.style.removeProperty('content-visibility');
    }
    this.#isLayingOut = false;
  }

  get #rows(): readonly HTMLElement[] {
    return [...(this.#list.current?.children ?? [])] as HTMLElement[];
  }

  /** The position of each row within the list, because the list itself may move on the page. */
  #measure(): Positions {
    const top = this.#list.current?.offsetTop ?? 0;
    return new Map(this.#rows.map((row) => [row, row.offsetTop - top]));
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
