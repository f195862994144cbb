import type { Problem } from '../api/model';

/** What the engine has against a call, in the form of the server's problems. */
export class EngineProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = 'EngineProblem';
  }

  get status(): number {
    return this.problem.status;
  }

  get code(): string {
    return this.problem.code;
  }

  get detail(): string {
    return this.problem.detail;
  }
}

/** A problem that is not the module's own. */
export const problem = (status: number, code: string, detail: string) =>
  new EngineProblem({ type: 'about:blank', title: code, status, detail, code });
