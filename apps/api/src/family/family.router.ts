import {
  createChildReply,
  createChildRequest,
  familyCodeReply,
  familyLinksReply,
  learnerQuery,
  linkReply,
  linkRequest,
  makeFamilyCodeRequest,
  redeemFamilyCodeRequest,
} from '@noodlenaut/contract';
import { procedure, router } from '../trpc.ts';
import { confirmLink } from './confirm-link.ts';
import { createChild } from './create-child.ts';
import { endLink } from './end-link.ts';
import { makeFamilyCode } from './make-family-code.ts';
import { readLinks } from './read-links.ts';
import { redeemFamilyCode } from './redeem-family-code.ts';

/** Who belongs together: codes, links and the accounts a parent makes (PRODUCT 1, SAFETY 2.15). */
export const familyRouter = router({
  links: procedure('family.links')
    .input(learnerQuery.optional())
    .output(familyLinksReply)
    .query(({ ctx, input }) => readLinks(ctx, input?.studentId)),
  makeCode: procedure('family.makeCode')
    .input(makeFamilyCodeRequest)
    .output(familyCodeReply)
    .mutation(({ ctx, input }) => makeFamilyCode(ctx, input.childId)),
  redeemCode: procedure('family.redeemCode')
    .input(redeemFamilyCodeRequest)
    .output(linkReply)
    .mutation(({ ctx, input }) => redeemFamilyCode(ctx, input.code)),
  confirmLink: procedure('family.confirmLink')
    .input(linkRequest)
    .output(linkReply)
    .mutation(({ ctx, input }) => confirmLink(ctx, input.linkId)),
  endLink: procedure('family.endLink')
    .input(linkRequest)
    .output(linkReply)
    .mutation(({ ctx, input }) => endLink(ctx, input.linkId)),
  createChild: procedure('family.createChild')
    .input(createChildRequest)
    .output(createChildReply)
    .mutation(({ ctx, input }) => createChild(ctx, input)),
});
