/** The name of the role that `admin elimina` works as: the policy of the bucket knows it by name. */
export const ruoloCheElimina = (nome: string, region: string): string => `${nome}-${region}-elimina`;
