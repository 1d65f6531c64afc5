import ColumnLayout from '@cloudscape-design/components/column-layout';
import type { ReactNode } from 'react';
import type { FiscaliInput } from '../../../../../shared/contracts/anagrafe/fiscale.ts';
import type { Percettore } from '../../../../../shared/contracts/anagrafe/percettore.ts';
import { descrizioneImpatriato, impatriati } from '../../../../../shared/domain/persona/percettore.ts';
import { CampoData } from '../../../ui/modulo/campi/campo-data.tsx';
import { CampoAliquota, CampoImporto } from '../../../ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '../../../ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../../../ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '../../../ui/modulo/use-modulo.ts';

type Modulo = ControlloModulo<FiscaliInput>;

const VOCI_IMPATRIATO = impatriati.map((codice) => ({ codice, descrizione: descrizioneImpatriato[codice] }));

const certificatoA1 = (modulo: Modulo): ReactNode => (
  <>
    <CampoTesto
      modulo={modulo}
      nome="percettore.certificatoA1.numero"
      etichetta="Certificato A1, numero"
      aiuto="Solo di chi è assicurato in un altro Stato: la Gestione separata non è dovuta"
    />
    <CampoData modulo={modulo} nome="percettore.certificatoA1.al" etichetta="Certificato A1, valido fino al" />
  </>
);

/** What some kinds of payee may say besides what they must choose. */
const campiDi: Readonly<Partial<Record<Percettore['tipo'], (modulo: Modulo) => ReactNode>>> = {
  DIPENDENTE: (modulo) => (
    <CampoTesto
      modulo={modulo}
      nome="percettore.altraScuola"
      etichetta="Personale di un'altra scuola statale"
      aiuto="Il suo codice meccanografico; vuoto per il personale di questa scuola"
      maiuscole
    />
  ),
  OCCASIONALE: certificatoA1,
  NON_RESIDENTE: (modulo) => (
    <CampoAliquota
      modulo={modulo}
      nome="percettore.aliquotaConvenzione"
      etichetta="Aliquota ridotta della convenzione"
      aiuto="Con il certificato di residenza fiscale agli atti"
    />
  ),
  COCOCO: (modulo) => (
    <>
      <CampoScelta
        modulo={modulo}
        nome="percettore.impatriato"
        etichetta="Lavoratore impatriato dal 2024"
        aiuto="Con la richiesta scritta agli atti"
        voci={VOCI_IMPATRIATO}
      />
      <CampoAliquota
        modulo={modulo}
        nome="percettore.inail.tasso"
        etichetta="Tasso INAIL dell'attività"
        aiuto="Solo se assicurata: il tasso della posizione della scuola, in percentuale (4 per mille = 0,4)"
      />
      <CampoImporto
        modulo={modulo}
        nome="percettore.inail.giaPagato"
        etichetta="Già pagato per gli stessi mesi"
        aiuto="Conta per il minimo e il massimo della base INAIL"
      />
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
