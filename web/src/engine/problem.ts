import type { Problem } from '../api/model';

/** The engine said no, or could not be asked: in the shape that a server's refusals have. */
export class EngineProblem extends Error {
  override readonly name = 'EngineProblem';

  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
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

  static of(status: number, code: string, detail: string): EngineProblem {
    return new EngineProblem({ type: 'about:blank', title: detail, status, detail, code });
  }
}
