import { describe, expect, test } from 'vitest';
import {
  getNextStep,
  getStepObstacle,
  getWorkflowState,
  type Reviewer,
  WORKFLOW_STEPS,
  type WorkflowState,
  type WorkflowStep,
} from './workflow.ts';

const STATES: readonly WorkflowState[] = ['draft', 'in-review', 'legal-check', 'approved'];
const taken = (revision: number, ...steps: WorkflowStep[]) => steps.map((step) => ({ step, revision }));
const colleague: Reviewer = { mayChange: true, isAuthor: false, mayApproveLegally: false, isManager: false };
const lawyer: Reviewer = { ...colleague, mayApproveLegally: true };
const chief: Reviewer = { ...colleague, isManager: true };

test('the next steps lead from a draft to an approved document', () => {
  const steps: WorkflowStep[] = [];
  for (;;) {
    const next = getNextStep(getWorkflowState(taken(4, ...steps), 4));
    if (!next) break;
    steps.push(next);
  }
  expect(steps).toEqual(['review-requested', 'approved', 'legally-approved']);
  expect(getWorkflowState(taken(4, ...steps), 4)).toBe('approved');
});

test.each([3, 5])('steps about another revision count for nothing: %s', (revision) => {
  expect(getWorkflowState(taken(4, 'review-requested', 'approved', 'legally-approved'), revision)).toBe(
    'draft',
  );
});

test('a returned document is a draft, and can be approved again', () => {
  const returned = taken(4, 'review-requested', 'approved', 'returned');
  expect(getWorkflowState(returned, 4)).toBe('draft');
  expect(getWorkflowState([...returned, ...taken(4, 'review-requested')], 4)).toBe('in-review');
});

test('a correction approves a draft at once', () => {
  expect(getWorkflowState(taken(4, 'corrected'), 4)).toBe('approved');
});

describe('a user', () => {
  const listAllowed = (user: Reviewer) =>
    STATES.map((state) => WORKFLOW_STEPS.filter((step) => getStepObstacle(step, state, user) === null));

  test('of another market takes no step', () => {
    const everything = { mayChange: false, isAuthor: false, mayApproveLegally: true, isManager: true };
    expect(listAllowed(everything)).toEqual([[], [], [], []]);
  });

  test('approves the content that a colleague wrote', () => {
    expect(listAllowed(colleague)).toEqual([
      ['review-requested'],
      ['approved', 'returned'],
      ['returned'],
      ['returned'],
    ]);
  });

  test('with the right to approve legally approves after the review', () => {
    expect(listAllowed(lawyer)[2]).toEqual(['legally-approved', 'returned']);
  });

  test.each([colleague, lawyer])('approves nothing of their own: %o', (user) => {
    const allowed = listAllowed({ ...user, isAuthor: true }).flat();
    expect(allowed).not.toContain('approved');
    expect(allowed).not.toContain('legally-approved');
  });

  test('who is a chief editor corrects, even their own change, unless it is approved', () => {
    const steps = listAllowed({ ...chief, isAuthor: true });
    expect(steps.map((allowed) => allowed.includes('corrected'))).toEqual([true, true, true, false]);
    expect(getStepObstacle('corrected', 'draft', colleague)).toBe('not-manager');
  });
});
