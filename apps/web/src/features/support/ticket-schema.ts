/**
 * What checks the form, loaded when it is sent: zod is no part of the first load. A file of its own, because loading the contract itself
 * later would put all of it into every page.
 */
export { ticketForm } from '@noodlenaut/contract';
