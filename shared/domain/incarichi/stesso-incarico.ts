/** An assignment, and those of a merged person that it has taken in. */
interface Noto {
  readonly uid: string;
  readonly accorpati?: readonly string[] | undefined;
}

const fine = (uid: string): string => uid.slice(uid.lastIndexOf('-'));

/** Whether a payslip means the assignment: a merge of people keeps the end of its id, or the assignment keeps those it has taken in. */
export const isDiIncarico = ({ uid, accorpati = [] }: Noto, nominato: string): boolean =>
  [uid, ...accorpati].some((suo) => fine(suo) === fine(nominato));
