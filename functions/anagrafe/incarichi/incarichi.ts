import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { refuseNonLetti } from '#archivio/dati-non-letti.ts';
import { incaricoEntita, pagatoDi } from '#archivio/incarichi/incarico.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { radiceDi } from '#platform/data/entita.ts';
import { AppError, campoRifiutato } from '#platform/errors.ts';
import type { Incarico, IncaricoElencato } from '#shared/contracts/anagrafe/incarico.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isDiIncarico } from '#shared/domain/incarichi/stesso-incarico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { gestionePersonale } from '../persone/gestione-personale.ts';

const inParole = ({ numIncarico, datIncarico }: Incarico): string =>
  `L'incarico ${numIncarico} del ${formatGiorno(datIncarico)}`;

/** @throws IN_USO when payslips pay it: what they say of it would be lost */
const refusePagato = async (incarico: Incarico, { archivio }: RequestContext): Promise<void> => {
  const pagamenti = await archivio.of(pagamentoEntita).listAll(radiceDi(incarico.uid));
  const suoi = pagamenti.filter(({ incarichi = [] }) =>
    incarichi.some(({ uidIncarico }) => isDiIncarico(incarico, uidIncarico)),
  );
  if (suoi.length > 0)
    throw new AppError(
      'IN_USO',
      `${inParole(incarico)} è pagato da ${suoi.length === 1 ? 'un cedolino' : `${suoi.length} cedolini`}: non si può eliminare. Per chiuderlo, indicarne la data di fine.`,
    );
};

const gestiti = gestionePersonale(
  incaricoEntita,
  (dopo, altri, _context, prima) => {
    refuseNonLetti('INCARICO', prima, dopo);
    if (
      altri.some(({ numIncarico, datIncarico }) => numIncarico === dopo.numIncarico && datIncarico === dopo.datIncarico)
    )
      throw campoRifiutato(
        'DUPLICATO',
        'numIncarico',
        `${inParole(dopo)} è già tra quelli di questa persona: modificare quello.`,
      );
    return dopo;
  },
  refusePagato,
);

/** The assignments of a person: number and date tell them apart, so that a file brings each in once. */
export const incarichi = {
  ...gestiti,
  /** With what was paid of each, in cents. @throws NON_TROVATO when the person is not of the school */
  list: async (
    {
      uidSubAnagrafe,
      senzaProcesso,
    }: { readonly uidSubAnagrafe: Uid<'PERSONA'>; readonly senzaProcesso?: string | undefined },
    context: RequestContext,
  ): Promise<IncaricoElencato[]> => {
    const suoi = await gestiti.list(uidSubAnagrafe, context);
    const [primo] = suoi;
    const pagamenti =
      primo === undefined ? [] : await context.archivio.of(pagamentoEntita).listAll(radiceDi(primo.uid));
    return suoi.map((incarico) => ({ ...incarico, numPagato: pagatoDi(incarico, pagamenti, senzaProcesso) }));
  },
};
