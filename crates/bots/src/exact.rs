//! Arithmetic that gives the same bits on every computer.
//!
//! The system's own exponential may differ in its last bit from one library to the next, and a choice may hang on that. Sums,
//! products and roundings don't differ.

/// The powers of e: rounded from an approximation in double precision that is good to fourteen digits.
pub(crate) fn exp(power: f32) -> f32 {
    if power < -103.0 {
        return 0.0;
    }
    let power = f64::from(power.min(88.0));
    let halvings = (power * std::f64::consts::LOG2_E).round();
    let rest = power - halvings * std::f64::consts::LN_2;
    let mut sum = 1.0;
    let mut divisor = 12.0;
    while divisor > 0.0 {
        sum = 1.0 + sum * rest / divisor;
        divisor -= 1.0;
    }
    (sum * f64::from_bits(((halvings as i64 + 1023) as u64) << 52)) as f32
}
