import ColumnLayout from '@cloudscape-design/components/column-layout';
import type { ReactNode } from 'react';
import type { FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { descrizioneImpatriato, impatriati } from '#shared/domain/persona/percettore.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAliquota, CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { parolePercettore as parole } from '#ui/personale/parole-percettore.ts';

type Modulo = ControlloModulo<FiscaliInput>;

const VOCI_IMPATRIATO = impatriati.map((codice) => ({ codice, descrizione: descrizioneImpatriato[codice] }));

const certificatoA1 = (modulo: Modulo): ReactNode => (
  <>
    <CampoTesto modulo={modulo} nome="percettore.certificatoA1.numero" {...parole.certificatoA1Numero} />
    <CampoData modulo={modulo} nome="percettore.certificatoA1.al" {...parole.certificatoA1Al} />
  </>
);

/** What some kinds of payee may say besides what they must choose. */
const campiDi: Readonly<Partial<Record<Percettore['tipo'], (modulo: Modulo) => ReactNode>>> = {
  DIPENDENTE: (modulo) => (
    <CampoTesto modulo={modulo} nome="percettore.altraScuola" {...parole.altraScuola} maiuscole />
  ),
  OCCASIONALE: certificatoA1,
  NON_RESIDENTE: (modulo) => (
    <CampoAliquota modulo={modulo} nome="percettore.aliquotaConvenzione" {...parole.aliquotaConvenzione} />
  ),
  COCOCO: (modulo) => (
    <>
      <CampoScelta modulo={modulo} nome="percettore.impatriato" {...parole.impatriato} voci={VOCI_IMPATRIATO} />
      <CampoAliquota modulo={modulo} nome="percettore.inail.tasso" {...parole.tassoInail} />
      <CampoImporto modulo={modulo} nome="percettore.inail.giaPagato" {...parole.inailGiaPagato} />
      {certificatoA1(modulo)}
    </>
  ),
};

/** The fields that only the kind of payee chosen has. */
export const CampiDelPercettore = ({
  modulo,
  tipo,
}: {
  readonly modulo: Modulo;
  readonly tipo: Percettore['tipo'];
}) => {
  const campi = campiDi[tipo];
  return campi === undefined ? null : <ColumnLayout columns={2}>{campi(modulo)}</ColumnLayout>;
};
