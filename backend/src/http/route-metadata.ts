/** Under this key a controller method carries its route of the contracts' table. */
export const ROUTE = 'combolab:route';
