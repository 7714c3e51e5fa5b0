/** A file of its own: an import of the whole contract at run time would bring zod into the first load, before it is told not to use eval. */
export { ticketForm } from '@noodlenaut/contract';
