import type { APIRoute } from 'astro';
import { buildQuiz } from '../../../server/quiz.ts';

export const GET: APIRoute = ({ locals: { market, deposit } }) => {
  const quiz = buildQuiz(market, deposit);
  return quiz.casinos.length > 0 ? Response.json(quiz) : new Response(null, { status: 404 });
};
