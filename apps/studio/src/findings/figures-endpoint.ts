import { listFigures, listFigureTexts } from '@nettobonus/domain/reviews/fill-figures';
import type { Endpoint } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { errorResponse } from '../http/error-response.ts';
import { findDraft } from '../publishing/find-draft.ts';
import { findListing } from './require-figures.ts';

/** Returns what the figures in a review's texts stand for at present, by token: `{ "net": "−30 €" }`. */
export const figuresEndpoint: Endpoint = {
  path: '/figures/:id',
  method: 'get',
  handler: async (req) => {
    if (!getCurrentUser(req)) return errorResponse(401, 'Log in first.');
    const review = await findDraft(req, 'reviews', req.routeParams?.id);
    if (!review) return errorResponse(404, 'The review does not exist.');
    const { market, casino } = review;
    const listing = market && (await findListing(req, { market, casino }));
    const texts = listing ? listFigureTexts(listFigures(listing, market), market) : {};
    return Response.json(texts, { headers: { 'Cache-Control': 'no-store' } });
  },
};
